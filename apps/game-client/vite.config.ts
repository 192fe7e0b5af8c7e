import { noticesPlugin } from '@fairground/art/notices'
import { artPlugin } from '@fairground/art/vite'
import { frameTexts } from '@fairground/vendor-ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const studio = `http://127.0.0.1:${process.env.GAMES_PORT ?? 8082}`

export default defineConfig({
  plugins: [
    artPlugin([
      'symbol',
      'dealer',
      'studio-wide',
      'studio-narrow',
      'arena',
      'rooster',
      'fish',
      'cannon',
      'lagoon-wide',
      'lagoon-narrow',
    ]),
    frameTexts('game'),
    preloadMachine(),
    lessPixi(),
    react({ compiler: true }),
    tailwindcss(),
    noticesPlugin(),
  ],
  cacheDir: '../../node_modules/.cache/vite-game-client',
  build: { target: 'baseline-widely-available', sourcemap: false, manifest: true, chunkSizeWarningLimit: 600 },
  server: { port: 5175, proxy: { '/studio': studio, '/art': studio } },
})

/** The machine is a separate chunk, preloaded with the page. */
function preloadMachine(): Plugin {
  return {
    name: 'preload-machine',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const machine = chunks.find(({ name }) => name === 'machine')
      const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports))
      if (!machine) throw new Error('the build has no chunk of the machine')
      return [machine.fileName, ...machine.imports]
        .filter((fileName) => !known.has(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        }))
    },
  }
}

/** Pixi adds to itself what reads files, sheets of sprites and videos; what a machine needs, its renderer adds. */
function lessPixi(): Plugin {
  return {
    name: 'less-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(rendering|spritesheet)\/init\.mjs$|\/textureFrom\.mjs$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, moduleSideEffects: false }
      },
    },
  }
}
