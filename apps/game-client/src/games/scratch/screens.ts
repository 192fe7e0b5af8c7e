const tickets = () => import('./screen.tsx')

export const screens = {
  scratch: async () => ({ screen: (await tickets()).scratch }),
  'zy-lotus': async () => ({ screen: (await tickets()).lotus }),
  'zy-carp': async () => ({ screen: (await tickets()).carp }),
  'zy-phoenix': async () => ({ screen: (await tickets()).phoenix }),
}
