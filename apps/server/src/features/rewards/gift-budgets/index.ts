export { giftBudgetKind } from './gift-budget-kind.ts'
export { giftBudgetRoutes } from './gift-budget-routes.ts'
export { spendBudget } from './spend-budget.ts'
