import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const studio = `http://127.0.0.1:${process.env.GAMES_PORT ?? 8082}`

export default defineConfig({
  plugins: [symbolArt(), preloadMachine(), react({ compiler: true }), tailwindcss()],
  cacheDir: '../../node_modules/.cache/vite-game-client',
  build: { target: 'baseline-widely-available', sourcemap: false, manifest: true },
  server: { port: 5175, proxy: { '/studio': studio, '/art': studio } },
})

/** `virtual:symbol-art`: the addresses of every theme's symbols, so that no picture waits for a manifest. */
function symbolArt(): Plugin {
  const id = '\0virtual:symbol-art'
  const file = new URL('../../packages/art/dist/manifest.json', import.meta.url)
  return {
    name: 'symbol-art',
    resolveId: (source) => (source === 'virtual:symbol-art' ? id : undefined),
    load(source) {
      if (source !== id) return undefined
      const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, { url: string }> }
      const symbols = Object.entries(files).filter(([key]) => key.startsWith('symbol/'))
      const urls = symbols.map(([key, { url }]) => [key.slice('symbol/'.length).replace(/@\d+$/, ''), url])
      return `export default ${JSON.stringify(Object.fromEntries(urls))}`
    },
  }
}

/** The machine is a chunk of its own; its download starts with the page, not after the first script has run. */
function preloadMachine(): Plugin {
  return {
    name: 'preload-machine',
    apply: 'build',
    transformIndexHtml: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((chunk) => chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.name === 'machine')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  }
}
