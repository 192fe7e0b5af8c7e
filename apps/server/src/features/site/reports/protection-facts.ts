export interface ProtectionDay {
  day: string
  lowered: number
  raised: number
  breaks: number
  exclusions: number
  reopened: number
}

export interface ProtectedNow {
  limited: number
  onBreak: number
  excluded: number
}

export interface OpenDay {
  day: string
  roundCount: number
  fundsMinor: bigint
}

export interface OpenVendor {
  vendorId: string
  name: string
  roundCount: number
  fundsMinor: bigint
}
