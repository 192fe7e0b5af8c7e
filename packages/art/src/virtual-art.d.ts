declare module 'virtual:art' {
  const art: import('./url.ts').ArtFiles

  export { art as default }
}

declare module 'virtual:art/avatar' {
  const avatars: import('./url.ts').ArtFiles

  export { avatars as default }
}
