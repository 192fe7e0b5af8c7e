import { providerKindNames } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { changeProvider } from './change-provider.ts'
import { listRows } from './provider-store.ts'
import { providerView } from './provider-view.ts'
import { storedProvider } from './stored-provider.ts'
import { type ProviderTests, testProvider } from './test-provider.ts'

const { staff } = consoleApi
const manages = requireStaff('providers.manage')

/** How a kind is tried is known to the feature that uses it, so that this one needs to know none. */
export const providerRoutes = (tests: ProviderTests) => ({
  providers: staff.providers
    .use(manages)
    .handler(async ({ context: { call } }) => answer(call, ok(await listProviders(call.app)))),
  changeProvider: staff.changeProvider
    .use(manages)
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await changeProvider(call, by, input))),
  testProvider: staff.testProvider
    .use(manages)
    .handler(async ({ input, context: { call, staff: by } }) =>
      answer(call, await testProvider(call, by, tests, input)),
    ),
})

/** Every kind there is, set or not, in the order of the contract. */
async function listProviders(app: AppContext) {
  const rows = new Map((await listRows(app.db)).map((row) => [row.kind, row]))
  return providerKindNames.map((kind) => providerView(kind, storedProvider(app, kind, rows.get(kind)), rows.get(kind)))
}
