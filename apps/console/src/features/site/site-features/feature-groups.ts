import type { SiteFeature } from '@fairground/contract'

/** The switches in the order of a player's way: in, back in, and what there is besides. */
export const featureGroups = {
  register: ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  login: ['MOBILEVERCODELOGIN3', 'showCaptcha', 'PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3', 'hideAccountExistence'],
  play: ['FREEPLAY3'],
  agents: ['AGENTPOLICY3', 'agentMayPlay', 'enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'],
} as const satisfies Record<string, readonly SiteFeature[]>

export type FeatureGroup = keyof typeof featureGroups
export const featureGroupNames = Object.keys(featureGroups) as FeatureGroup[]
