/** Public relays of drand; nothing else may be asked (the page forbids it itself). */
export const relays = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'] as const
