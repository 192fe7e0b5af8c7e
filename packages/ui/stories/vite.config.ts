import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  cacheDir: '../../../node_modules/.cache/vite-stories',
  server: { port: 6006, strictPort: true },
  build: { outDir: '../../../node_modules/.cache/stories', emptyOutDir: true },
})
