import { filePath } from './file-path.ts'
import type { Rule } from './rule-types.ts'

const drawers = /^(utils?|helpers?|common|misc|managers?)$/
const version = /(^|-)v\d+$/i

/** Refuses names that say nothing of the contents. */
export const fileNames: Rule = {
  create(context) {
    const words = filePath(context)
      .split('/')
      .map((segment) => segment.replace(/\..*$/, ''))
    const drawer = words.find(
      (word) => drawers.test(word) || /-(utils?|helpers?|manager)$/.test(word),
    )
    const versioned = words.find((word) => version.test(word))
    return {
      Program(node) {
        if (drawer) {
          context.report({
            node,
            message: `"${drawer}" says nothing of what is inside: name the file after its one idea, or put each function beside its only user.`,
          })
        }
        if (versioned) {
          context.report({
            node,
            message: `"${versioned}" is a second copy: change the first one instead.`,
          })
        }
      },
    }
  },
}
