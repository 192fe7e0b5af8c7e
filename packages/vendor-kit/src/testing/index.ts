export { FakeWallet, type Fault } from './fake-wallet.ts'
export { type DeskPerson, deskTicketFor, openDeskWith, openTestDesk } from './test-desk.ts'
export { type Answer, type Call, callAsPortal, TestClock, type TestVendor } from './test-vendor.ts'
