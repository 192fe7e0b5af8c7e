/** What one side wrote about a withdrawal, and showed. */
export interface Message {
  id: string
  at: Date
  kind: 'member' | 'staff'
  /** Shown to staff: account or user name. */
  by: string
  text: string
  /** Ids of uploads. */
  proofs: string[]
}
