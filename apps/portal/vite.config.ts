import { artPlugin } from '@fairground/art/vite'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORTAL_PORT ?? 8080}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    // Without the React Compiler: docs/decisions/010.
    react(),
    tailwindcss(),
    artPlugin(['scene-wide', 'scene-narrow', 'vendor', 'avatar']),
    announceFiles(),
  ],
  cacheDir: '../../node_modules/.cache/vite-portal',
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The shell with the home page, and what they use, in two files instead of forty.
            { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5180,
    proxy: { '/wps': server, '/lgw': server, '/art': server, '/live': { target: server, ws: true } },
  },
})

/** What the first script would only ask for after it has run, by the name that before-paint.js knows it by. */
const lateModules = {
  member: '/-layouts/member-area.tsx',
  vi: '/lib/texts-vi.ts',
  'vi-later': '/lib/later-texts-vi.ts',
  en: '/lib/texts-en.ts',
  'en-later': '/lib/later-texts-en.ts',
  ar: '/lib/texts-ar.ts',
  'ar-later': '/lib/later-texts-ar.ts',
}

/** The face of running text: it is there with the first words. Headlines change theirs without moving. */
const textFont = /hanken-(?:latin|vietnamese)-[^/]*\.woff2$/

/** Downloads begin with the document: the text font for everybody, scripts as before-paint.js sees them needed. */
function announceFiles(): Plugin {
  return {
    name: 'announce-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const filesOf = (fileName: string): string[] => {
          const file = bundle[fileName]
          if (file?.type !== 'chunk' || html.includes(fileName)) return []
          return [...new Set([`/${fileName}`, ...file.imports.flatMap(filesOf)])]
        }
        const attributes = Object.entries(lateModules).map(([name, end]) => {
          const late = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(end))
          if (!late) throw new Error(`the build has no file of its own for "${name}"`)
          return ` data-${name}="${filesOf(late.fileName).join(' ')}"`
        })
        const pages = Object.keys(bundle).find((fileName) => /assets\/pages-[^/]*\.css$/.test(fileName))
        if (!pages) throw new Error('the build has no whole style sheet')
        attributes.push(` data-pages="/${pages}"`)
        const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
        const fonts = Object.keys(bundle).filter((fileName) => textFont.test(fileName))
        return {
          html: html.replace('<script src="/before-paint.js"', (tag) => tag + attributes.join('')),
          tags: fonts.map((fileName) => ({
            tag: 'link',
            attrs: { ...preload, href: `/${fileName}` },
            injectTo: 'head',
          })),
        }
      },
    },
  }
}
