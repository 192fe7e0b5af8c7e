import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { removeLogo, uploadLogo } from './change-logo.ts'
import { changeMaintenance } from './change-maintenance.ts'
import { changeSettings } from './change-settings.ts'
import { readSiteSettings } from './change-site.ts'

const { staff } = consoleApi

export const staffSettingsRoutes = {
  siteSettings: staff.siteSettings
    .use(requireStaff('site.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readSiteSettings(call, call.app.db)))),
  changeSiteSettings: staff.changeSiteSettings
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await changeSettings(call, by, input))),
  changeMaintenance: staff.changeMaintenance
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await changeMaintenance(call, by, input))),
  uploadLogo: staff.uploadLogo
    .use(requireStaff('site.manage'))
    .handler(async ({ input, context: { call, staff: by } }) => answer(call, await uploadLogo(call, by, input.file))),
  removeLogo: staff.removeLogo
    .use(requireStaff('site.manage'))
    .handler(async ({ context: { call, staff: by } }) => answer(call, await removeLogo(call, by))),
}
