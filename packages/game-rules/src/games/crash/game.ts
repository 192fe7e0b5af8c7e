import type { TableRules } from '../../shared/shared-game.ts'
import { crash } from './crash.ts'

export const tables: readonly TableRules[] = [crash]
