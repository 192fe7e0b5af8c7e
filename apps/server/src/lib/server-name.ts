/** By which the connections of a running server are known in the database. */
export const serverName = 'fairground-server'
