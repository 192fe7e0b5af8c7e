import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { relays } from './relays.ts'

const folder = import.meta.dirname
export const verifierFile = path.join(folder, 'dist', 'verifier.html')

/** Builds the page into one file, which loads nothing and may ask nobody but the relays of the beacon. */
export async function buildVerifier(file: string = verifierFile): Promise<void> {
  const [script, style] = await Promise.all([bundle(), readFile(path.join(folder, 'page.css'), 'utf8')])
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, pageOf(script, style))
}

async function bundle(): Promise<string> {
  const built = await build({
    ...{ configFile: false, root: folder, logLevel: 'warn' },
    build: {
      ...{ write: false, target: 'es2023', reportCompressedSize: false },
      lib: { entry: path.join(folder, 'page.ts'), formats: ['iife'], name: 'page' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The page was not bundled into one script')
  // Nothing in a script may end it.
  return chunk.code.replaceAll('</script', '<\\/script')
}

function pageOf(script: string, style: string): string {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    `connect-src ${relays.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairground</title>
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`
}

if (process.argv[1] === import.meta.filename) await buildVerifier()
