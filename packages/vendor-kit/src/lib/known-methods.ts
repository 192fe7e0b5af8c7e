import type { FastifyInstance } from 'fastify'

interface Route {
  pattern: RegExp
  methods: string[]
}

const routesOf = new WeakMap<FastifyInstance, Route[]>()

/** Notes every route that the app is given from now on. */
export function watchMethods(app: FastifyInstance): void {
  const routes: Route[] = []
  routesOf.set(app, routes)
  app.addHook('onRoute', ({ url, method }) => {
    const source = url
      .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')
    routes.push({ pattern: new RegExp(`^${source}$`), methods: [method].flat() })
  })
}

/** By which methods the address answers; none where it is nobody's. */
export function methodsAt(app: FastifyInstance, address: string): string[] {
  const [path = ''] = address.split('?')
  const methods = (routesOf.get(app) ?? []).flatMap((route) => (route.pattern.test(path) ? route.methods : []))
  return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].sort() : []
}
