import { ContractPopup } from '../../features/contracts/contract-popup.tsx'

/** Offers of contracts that wait, over any page. */
export const ContractDue = () => <ContractPopup />
