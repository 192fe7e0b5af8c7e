type Directives = Record<string, readonly string[]>

/**
 * The policy of a page that has scripts, from that of its host: only what carries the page's own mark runs, and what that
 * fetches; no text becomes code but by the one rule in `before-paint.js`. Values of `style` stay, `<style>` does not.
 */
export const documentPolicy = (policy: Directives, nonce: string): Directives => ({
  ...policy,
  scriptSrc: [`'nonce-${nonce}'`, "'strict-dynamic'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
})
