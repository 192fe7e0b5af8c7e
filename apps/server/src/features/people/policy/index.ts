export { policyKind } from './policy-kind.ts'
export { policyRoutes } from './policy-routes.ts'
export { boundMinor, type Policy, readPolicy, readPolicyOn, recallPolicy } from './read-rules.ts'
