declare module 'virtual:art' {
  const manifest: import('./url.ts').ArtManifest
  export default manifest
}
