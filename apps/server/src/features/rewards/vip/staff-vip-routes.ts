import type { VipProgram } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { changeVipProgram } from './change-vip-program.ts'
import { countHolders, getProgram, listLevels } from './vip-store.ts'

const { staff: api } = consoleApi

export const staffVipRoutes = {
  vipProgram: api.vipProgram
    .use(requireStaff('rewards.read'))
    .handler(async ({ context: { call } }) => answer(call, ok(await readProgram(call.app)))),

  changeVipProgram: api.changeVipProgram
    .use(requireStaff('rewards.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const changed = await changeVipProgram(call, staff, input)
      return answer(call, changed.ok ? ok(await readProgram(call.app)) : changed)
    }),
}

async function readProgram({ db, config }: AppContext): Promise<VipProgram> {
  const [program, levels, holders] = await Promise.all([getProgram(db), listLevels(db), countHolders(db)])
  const currency = getCurrency(config.currency)
  return {
    ...program,
    levels: levels.map(({ thresholdMinor, ...level }) => ({
      ...level,
      threshold: formatAmount(thresholdMinor, currency),
      memberCount: holders.get(level.rank) ?? 0,
    })),
  }
}
