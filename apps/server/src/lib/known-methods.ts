import { type AnyRouter, traverseContractProcedures } from '@orpc/server'
import type { FastifyInstance } from 'fastify'

/** By which methods each address answers. */
interface Known {
  plain: Map<string, Set<string>>
  templates: { pattern: RegExp; methods: Set<string> }[]
}

const knownOf = new WeakMap<FastifyInstance, Known>()

/** Notes every route that the app is given from now on. */
export function watchMethods(app: FastifyInstance): void {
  const known: Known = { plain: new Map(), templates: [] }
  knownOf.set(app, known)
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat()
    // What takes every method hands on to the calls of a contract, which are noted by themselves.
    if (!methods.includes('TRACE') && methods.length < 5) add(known, url, methods)
  })
}

/** Notes the calls of a contract. */
export function addCalls(app: FastifyInstance, router: AnyRouter): void {
  const known = knownOf.get(app)
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path, method } = contract['~orpc'].route
    if (known && path && method) add(known, path, [method])
  })
}

function add({ plain, templates }: Known, address: string, methods: string[]): void {
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  if (!/[:*{]/.test(address)) {
    const set = plain.get(address) ?? new Set()
    plain.set(address, set)
    for (const method of all) set.add(method)
    return
  }
  const source = address
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/:\w+|\{\w+\}/g, '[^/]+')
    .replaceAll('*', '.*')
  templates.push({ pattern: new RegExp(`^${source}$`), methods: new Set(all) })
}

/** By which methods the address answers; none where nothing stands there. */
export function methodsAt(app: FastifyInstance, path: string): string[] {
  const known = knownOf.get(app)
  const found = [
    known?.plain.get(path),
    ...(known?.templates ?? []).map((t) => (t.pattern.test(path) ? t.methods : undefined)),
  ]
  const methods = new Set(found.flatMap((set) => [...(set ?? [])]))
  return methods.size > 0 ? [...methods, 'OPTIONS'].sort() : []
}
