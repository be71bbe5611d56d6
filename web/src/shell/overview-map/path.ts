export const overviewMapPath = '/map/'
