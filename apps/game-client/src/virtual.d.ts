declare module 'virtual:symbol-art' {
  /** Address by `<theme>/<symbol>`. */
  const urls: Readonly<Record<string, string>>
  export default urls
}
