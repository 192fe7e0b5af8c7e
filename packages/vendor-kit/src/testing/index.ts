export { FakeWallet, type Fault } from './fake-wallet.ts'
export { type Answer, type Call, callAsPortal, TestClock, type TestVendor } from './test-vendor.ts'
