/** Where the built-in overview map is. */
export const overviewMapPath = '/map/'
