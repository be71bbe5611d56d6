import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from '../lib/step.mjs'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const isTest = (file) => /[.]test[.]tsx?$/.test(file)
const isSource = (file) =>
  /^(contract|server|web)\/src\/.*[.]tsx?$/.test(file) &&
  !/[.](test|test-support)[.]|-for-tests[.]|^web\/src\/test\/|tables[.]ts$/.test(file)

/** Faults are put into every file that runs. */
export const sources = () => files.filter(isSource)

/** The tests in the folder of a file, otherwise in the nearest folder above it that has any. */
export function nearestTests(file) {
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) {
    const tests = files.filter((one) => isTest(one) && dirname(one) === folder)
    if (tests.length > 0) return tests
  }
  return files.filter((one) => isTest(one) && one.startsWith(`${file.split('/')[0]}/test/`))
}

/** All tests below these folders of one package. */
export const testsIn = (folders) => files.filter((one) => isTest(one) && folders.some((folder) => one.startsWith(`${folder}/`)))
