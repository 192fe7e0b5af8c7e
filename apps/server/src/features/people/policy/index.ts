export { policyKind } from './policy-kind.ts'
export { policyRoutes } from './policy-routes.ts'
export { boundMinor, type Policy, readPolicy, recallPolicy } from './read-rules.ts'
