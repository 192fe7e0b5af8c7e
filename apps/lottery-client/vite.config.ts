import { noticesPlugin } from '@fairground/art/notices'
import { frameTexts } from '@fairground/vendor-ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const lottery = `http://127.0.0.1:${process.env.LOTTERY_PORT ?? 8084}`

export default defineConfig({
  plugins: [frameTexts('lottery'), react({ compiler: true }), tailwindcss(), noticesPlugin()],
  cacheDir: '../../node_modules/.cache/vite-lottery-client',
  build: { target: 'baseline-widely-available', sourcemap: false },
  server: { port: 5176, proxy: { '/lottery': lottery } },
})
