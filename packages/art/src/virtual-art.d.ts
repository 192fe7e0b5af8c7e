declare module 'virtual:art' {
  const manifest: import('./url.ts').ArtManifest

  export { manifest as default }
}
