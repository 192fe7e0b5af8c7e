import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const folders = ['apps', 'packages', 'examples'].flatMap((above) =>
  readdirSync(path.join(root, above)).map((name) => `${above}/${name}`),
)
const workspaces = [...folders, 'tools', 'tools/no-telemetry', 'e2e'].filter((folder) =>
  existsSync(path.join(root, folder, 'package.json')),
)

test.each(workspaces)('%s names its licence', (folder) => {
  expect(read(`${folder}/package.json`).license).toBe('Apache-2.0')
})

test('nothing that is installed runs a script that reports it: what would stands empty in its place', () => {
  const { packages } = read('package-lock.json')
  expect(packages['node_modules/@scarf/scarf']).toEqual({ resolved: 'tools/no-telemetry', link: true })
  const allowed: Record<string, boolean> = read('package.json').allowScripts
  const running = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect(running.filter((name) => allowed[name] !== false && name !== 'fsevents')).toEqual([])
})
