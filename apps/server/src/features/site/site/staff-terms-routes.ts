import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { changeCountries, siteCountries } from './change-countries.ts'
import { readSettings } from './get-site.ts'
import { publishTerms, readTerms } from './publish-terms.ts'

const { staff } = consoleApi

export const staffTermsRoutes = {
  siteCountries: staff.siteCountries
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(siteCountries(await readSettings(call.app))))),
  changeSiteCountries: staff.changeSiteCountries
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await changeCountries(call, by, input))),
  siteTerms: staff.siteTerms
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readTerms(call.app.db)))),
  publishTerms: staff.publishTerms
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await publishTerms(call, by, input))),
}
