import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noticesPlugin } from '@fairground/art/notices'
import type { ArtManifest } from '@fairground/art/url'
import { artPlugin } from '@fairground/art/vite'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORTAL_PORT ?? 8080}`

/**
 * What every visitor's browser fetches once the first picture stands. In one file instead of forty it costs a browser a
 * sixth less work.
 */
const laterParts = [
  ...['login', 'password', 'register', 'feedback', 'help'].map((name) => `${name}-dialog`),
  ...['news-dialogs', 'popup-queue', 'shell-keeper', 'line-bar', 'live-session', 'gate', 'toaster', 'language-popover'],
  ...['header-login-call', 'header-social', 'nav-vendors', 'rail', 'rail-contacts', 'side-ways', 'social-links'],
  ...['carousel-motor', 'home-end', 'open-rounds'],
]
const isLaterPart = (id: string): boolean => laterParts.includes(path.basename(id).replace(/\.tsx?$/, ''))

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    // Without the React Compiler: docs/decisions/010.
    react(),
    tailwindcss(),
    artPlugin(['scene-wide', 'scene-narrow', 'vendor']),
    announceFiles(),
    noticesPlugin(),
    webApp(),
    shortenStart(),
  ],
  cacheDir: '../../node_modules/.cache/vite-portal',
  build: { target: 'baseline-widely-available', sourcemap: false, chunkSizeWarningLimit: 600 },
  environments: {
    client: {
      build: {
        manifest: true,
        // What a later part needs is fetched as it is met: the names of it all weigh 2.5 kB, and come before every page.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The shell with the home page, and what they use, in one file instead of forty: two weigh 1.3 kB more.
                { name: 'shell', tags: ['$initial'], priority: 1 },
                { name: 'later', test: isLaterPart, priority: 1 },
                { name: 'shared', minShareCount: 6 },
                { name: textsFileOf, debugName: 'texts', test: /i18n\/locales\// },
              ],
            },
          },
        },
      },
    },
    // What draws pages for visitors without a browser, with all that it uses: the server loads it as it is.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/draw.tsx' },
      },
    },
  },
  builder: {
    async buildApp({ environments: { client, ssr }, build }) {
      for (const environment of [client, ssr]) if (environment) await build(environment)
    },
  },
  server: {
    port: 5180,
    proxy: { '/wps': server, '/lgw': server, '/lotto': server, '/art': server, '/live': { target: server, ws: true } },
  },
})

/** What the first script would only ask for after it has run, by the name that before-paint.js knows it by. */
const lateModules = {
  member: '/-layouts/member-area.tsx',
  vi: '/lib/texts-vi.ts',
  'vi-later': '/lib/later-texts-vi.ts',
  en: '/lib/texts-en.ts',
  'en-later': '/lib/later-texts-en.ts',
}

/** Two files a language as well where a language has no list of its own: what its first page needs, and the rest. */
function textsFileOf(id: string): string | null {
  const [, language, name] = /i18n\/locales\/([^/]+)\/(\w+)\.json/.exec(id) ?? []
  if (!language || language === 'vi' || language === 'en') return null
  return /^(?:portal|common|ui)$/.test(name ?? '') ? `texts-${language}` : `later-texts-${language}`
}

function isClient({ name }: { name: string }): boolean {
  return name === 'client'
}

/** The face of running text: it is there with the first words. Headlines change theirs without moving. */
const textFont = /hanken-(?:latin|vietnamese)-[^/]*\.woff2$/

/** Downloads begin with the document: the text font for everybody, scripts as before-paint.js sees them needed. */
function announceFiles(): Plugin {
  return {
    name: 'announce-files',
    apply: 'build',
    applyToEnvironment: isClient,
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
        for (const name of ['pages', 'contrast', 'poster']) {
          const style = Object.keys(bundle).find((fileName) => new RegExp(`assets/${name}-[^/]*\\.css$`).test(fileName))
          if (!style) throw new Error(`the build has no style sheet "${name}"`)
          attributes.push(` data-${name}="/${style}"`)
        }
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

/** What runs before the first paint stands in the page itself; the page without a network, which has no mark, fetches it. */
function shortenStart(): Plugin {
  const source = new URL('public/before-paint.js', import.meta.url)
  const { code } = minifySync('before-paint.js', readFileSync(source, 'utf8'))
  return {
    name: 'shorten-start',
    apply: 'build',
    applyToEnvironment: isClient,
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<script src="\/before-paint\.js"([^>]*)><\/script>/,
          (_, names) => `<script${names}>${code}</script>`,
        ),
    },
    writeBundle({ dir = '' }) {
      writeFileSync(path.join(dir, 'before-paint.js'), code)
    },
  }
}

/**
 * What makes the site an app: its mark and icons of the art, and the worker that keeps the shell, named anew with every
 * build, since browsers look at its bytes for a new version.
 */
function webApp(): Plugin {
  return {
    name: 'web-app',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle(_, bundle) {
      const art = new URL('../../packages/art/dist/', import.meta.url)
      const { files }: ArtManifest = JSON.parse(readFileSync(new URL('manifest.json', art), 'utf8'))
      const mark = files['logo/colour']
      if (!mark) throw new Error('the art has no logo')
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      emit('favicon.svg', readFileSync(new URL(mark.url.replace('/art/', ''), art), 'utf8'))
      emit('manifest.webmanifest', JSON.stringify(appManifest(files)))
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const icon = appManifest(files).icons.at(-1)?.src ?? '/favicon.svg'
      const worker = readFileSync(new URL('src/service-worker.js', import.meta.url), 'utf8')
      emit('service-worker.js', worker.replace('%BUILD%', version).replace('%ICON%', icon))
    },
  }
}

const appManifest = (files: ArtManifest['files']) => ({
  name: 'Fairground',
  short_name: 'Fairground',
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: '#171130',
  theme_color: '#171130',
  icons: Object.entries(files).flatMap(([key, { url, width }]) => {
    const [, purpose] = /^app-icon\/(any|maskable)@/.exec(key) ?? []
    return purpose ? [{ src: url, sizes: `${width}x${width}`, type: 'image/png', purpose }] : []
  }),
})
