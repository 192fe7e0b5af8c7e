import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../workspace.ts'

const left = new Set(['node_modules', 'dist', '.git', '.data'])

/** A copy of the sources that may be changed. It shares the installed packages, but its own workspaces know each other. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'fairground-mutants-'))
  cpSync(root, copy, { recursive: true, filter: (file) => file === root || !left.has(path.basename(file)) })
  mkdirSync(path.join(copy, 'node_modules/@fairground'), { recursive: true })
  const installed = path.join(root, 'node_modules')
  for (const name of readdirSync(installed)) {
    if (name !== '@fairground' && name !== '.cache')
      symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name))
  }
  for (const name of readdirSync(path.join(root, 'packages')))
    symlinkSync(path.join('../../packages', name), path.join(copy, 'node_modules/@fairground', name))
  for (const folder of ['apps', 'packages']) linkOwnModules(copy, folder)
  return copy
}

/** Packages of which a workspace has a version of its own. */
function linkOwnModules(copy: string, folder: string): void {
  for (const name of readdirSync(path.join(root, folder))) {
    const own = path.join(root, folder, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(copy, folder, name, 'node_modules'))
  }
}
