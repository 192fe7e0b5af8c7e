import { LoginOutcome, type LoginRecord, type MemberDevice, type SecurityState } from '@fairground/contract'
import { deviceName } from '../../../../lib/device-name.ts'
import { maskedNetwork } from '../../../../lib/masked-network.ts'
import { isPasswordExpired } from './password-age.ts'

export interface StoredDevice {
  sessionId: string
  ip: string
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}

export interface StoredLogin {
  id: string
  at: Date
  outcome: string
  ip: string
  userAgent: string
}

export const memberDevice = (device: StoredDevice, currentId: string | undefined): MemberDevice => ({
  sessionId: device.sessionId,
  device: deviceName(device.userAgent),
  network: maskedNetwork(device.ip),
  signedInAt: device.createdAt.toISOString(),
  lastSeenAt: device.lastSeenAt.toISOString(),
  isCurrent: device.sessionId === currentId,
})

export const loginRecord = (login: StoredLogin): LoginRecord => ({
  id: login.id,
  at: login.at.toISOString(),
  outcome: LoginOutcome.parse(login.outcome),
  device: deviceName(login.userAgent),
  network: maskedNetwork(login.ip),
})

interface Facts {
  credentials: { passwordHash: string | null; passwordChangedAt: Date }
  hasPaymentPassword: boolean
  deviceCount: number
  hasAuthenticator: boolean
  passkeyCount: number
  recoveryCodesLeft: number
  trustedDeviceCount: number
  now: Date
}

export const securityState = ({ credentials, now, ...guards }: Facts): SecurityState => ({
  passwordChangedAt: credentials.passwordHash === null ? undefined : credentials.passwordChangedAt.toISOString(),
  isPasswordExpired: credentials.passwordHash !== null && isPasswordExpired(credentials.passwordChangedAt, now),
  ...guards,
})
