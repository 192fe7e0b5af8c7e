import { spawn } from 'node:child_process'

/** Runs a command of the operator's in a shell. @throws when it does not end with 0 */
export function runShell(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
}
