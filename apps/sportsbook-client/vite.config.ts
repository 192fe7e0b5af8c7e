import { noticesPlugin } from '@fairground/art/notices'
import { frameTexts } from '@fairground/vendor-ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const sportsbook = `http://127.0.0.1:${process.env.SPORTS_PORT ?? 8085}`

export default defineConfig({
  plugins: [frameTexts('sports'), react({ compiler: true }), tailwindcss(), noticesPlugin()],
  cacheDir: '../../node_modules/.cache/vite-sportsbook-client',
  build: { target: 'baseline-widely-available', sourcemap: false },
  server: { port: 5177, proxy: { '/sports': sportsbook } },
})
