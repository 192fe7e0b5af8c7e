import path from 'node:path'
import { noticesPlugin } from '@fairground/art/notices'
import { buildVerifier } from '@fairground/lottery-rules/verifier'
import { frameTexts } from '@fairground/vendor-ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The page that checks draws without the house lies beside the lottery's own. */
const verifierPlugin = (): Plugin => ({
  name: 'verifier',
  apply: 'build',
  closeBundle: () => buildVerifier(path.join(import.meta.dirname, 'dist/verifier.html')),
})

const lottery = `http://127.0.0.1:${process.env.LOTTERY_PORT ?? 8084}`

export default defineConfig({
  plugins: [frameTexts('lottery'), react({ compiler: true }), tailwindcss(), noticesPlugin(), verifierPlugin()],
  cacheDir: '../../node_modules/.cache/vite-lottery-client',
  build: { target: 'baseline-widely-available', sourcemap: false },
  server: { port: 5176, proxy: { '/lottery': lottery } },
})
