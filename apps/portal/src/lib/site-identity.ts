/** Constants of the specification: which site this is, and what kind of page calls. */
export const merchantCode = 'fairground'
export const platform = 'WEB'

/** Stands in the tab's storage from its first page on, and again after a log-out has emptied it. */
export const keepMerchantCode = (): void => sessionStorage.setItem('merchant', merchantCode)
