/** Where the identity provider is asked, by browsers and by this server, and how its tokens name it. */
export interface PhonePlaces {
  issuer: string
  keysUrl: string
  restUrl: string
}

/** The provider's own addresses, which nobody can set; in a sandbox those of the test provider that it was started with. */
export const phonePlaces = (projectId: string, sandboxUrl: string | undefined): PhonePlaces =>
  sandboxUrl
    ? {
        issuer: `${sandboxUrl}/phone/${projectId}`,
        keysUrl: `${sandboxUrl}/phone/keys`,
        restUrl: `${sandboxUrl}/phone`,
      }
    : {
        issuer: `https://securetoken.google.com/${projectId}`,
        keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
        restUrl: 'https://identitytoolkit.googleapis.com',
      }
