import { noticesPlugin } from '@fairground/art/notices'
import { artPlugin } from '@fairground/art/vite'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.CONSOLE_PORT ?? 8081}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react({ compiler: true }),
    tailwindcss(),
    artPlugin(['avatar', 'scene-wide', 'scene-narrow', 'promo', 'gift']),
    noticesPlugin(),
  ],
  cacheDir: '../../node_modules/.cache/vite-console',
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page begins with, and what many pages share, in two files instead of eighty.
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5181,
    proxy: {
      '/staff': { target: server, changeOrigin: false },
      '/art': server,
      '/api': server,
      '/live': { target: server, ws: true },
    },
  },
})
