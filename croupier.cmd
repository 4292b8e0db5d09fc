@echo off
rem Starts croupier. Builds it first when there is no jar yet or when a source or POM has changed since.
setlocal
set "ROOT=%~dp0"
set "TARGET=%ROOT%frontend\target"
set "JAR=%TARGET%\croupier.jar"
set "BUILT=%TARGET%\croupier.built"
set "LOCK=%TARGET%\croupier.lock"

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if not "%JAVA%"=="java" goto check
where java >nul 2>nul
if errorlevel 1 (
    echo croupier: java is missing: install a JDK 17 or newer, or point JAVA_HOME at one 1>&2
    exit /b 1
)

:check
call :stale
if not errorlevel 1 goto run
if not exist "%TARGET%" mkdir "%TARGET%"

rem Of several starts at once, one builds and the others wait for it.
:wait
mkdir "%LOCK%" 2>nul
if not errorlevel 1 goto build
echo croupier: waiting for another start to build ^(remove "%LOCK%" if there is none^) 1>&2
ping -n 3 127.0.0.1 >nul
call :stale
if not errorlevel 1 goto run
goto wait

:build
call :stale
if not errorlevel 1 goto built
where mvn >nul 2>nul
if errorlevel 1 (
    rmdir "%LOCK%"
    echo croupier: Maven ^(the command mvn^) is missing: install Maven 3.8 or newer to build croupier 1>&2
    exit /b 1
)
echo croupier: building, which takes a moment the first time 1>&2
type nul >"%BUILT%.next"
pushd "%ROOT%"
call mvn -q -B -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true -Dspotless.check.skip=true -pl frontend -am package <nul >"%TARGET%\croupier-build.log" 2>&1
set "RESULT=%ERRORLEVEL%"
popd
if not "%RESULT%"=="0" (
    type "%TARGET%\croupier-build.log" 1>&2
    rmdir "%LOCK%"
    echo croupier: the build failed; its output stands above 1>&2
    exit /b 1
)
move /y "%BUILT%.next" "%BUILT%" >nul

:built
rmdir "%LOCK%"

:run
"%JAVA%" -jar "%JAR%" %*
exit /b %ERRORLEVEL%

rem Sets the error level to 1 when the jar is missing or older than what it is made of.
:stale
if not exist "%JAR%" exit /b 1
powershell -NoProfile -Command "$since = if (Test-Path -LiteralPath $env:BUILT) { $env:BUILT } else { $env:JAR }; $time = (Get-Item -LiteralPath $since).LastWriteTimeUtc; $parts = @(Get-Item ($env:ROOT + 'pom.xml')) + @(Get-ChildItem -LiteralPath ($env:ROOT + '.mvn') -Recurse) + @(Get-ChildItem ($env:ROOT + '*\pom.xml')) + @(Get-Item ($env:ROOT + '*\src\main')) + @(Get-ChildItem ($env:ROOT + '*\src\main') -Recurse); if ($parts | Where-Object { $_.LastWriteTimeUtc -gt $time } | Select-Object -First 1) { exit 1 } else { exit 0 }"
exit /b %ERRORLEVEL%
