import { artPlugin } from '@fairground/art/vite'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORTAL_PORT ?? 8080}`

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react({ compiler: true }),
    tailwindcss(),
    artPlugin(['scene-wide', 'scene-narrow', 'vendor', 'avatar']),
  ],
  cacheDir: '../../node_modules/.cache/vite-portal',
  build: { target: 'baseline-widely-available', sourcemap: false, manifest: true },
  server: {
    port: 5180,
    proxy: { '/wps': server, '/lgw': server, '/art': server, '/live': { target: server, ws: true } },
  },
})
