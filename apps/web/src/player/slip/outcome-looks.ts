type Machine = {
  isSelected: (id: string) => boolean
  subscribeSelection: (id: string, listener: () => void) => () => void
}

type Outcome = { id: string; listener: () => void; stop: (() => void) | undefined }

/**
 * Which outcomes look chosen, before and after the slip's machine is there: what was pressed looks so
 * at once, and until its press has reached the machine.
 */
export function createOutcomeLooks() {
  const outcomes = new Set<Outcome>()
  const pressed = new Map<string, boolean>()
  let machine: Machine | null = null

  function tell(id: string): void {
    for (const outcome of outcomes) if (outcome.id === id) outcome.listener()
  }

  function follow(outcome: Outcome, made: Machine): void {
    outcome.stop = made.subscribeSelection(outcome.id, outcome.listener)
  }

  return {
    has: (id: string) => pressed.get(id) ?? machine?.isSelected(id) ?? false,
    press(id: string, isWanted: boolean): void {
      pressed.set(id, isWanted)
      tell(id)
    },
    /** From here on the machine says how it looks. */
    release(id: string): void {
      pressed.delete(id)
      tell(id)
    },
    follow(made: Machine): void {
      machine = made
      for (const outcome of outcomes) follow(outcome, made)
    },
    subscribe(id: string, listener: () => void): () => void {
      const outcome: Outcome = { id, listener, stop: undefined }
      if (machine !== null) follow(outcome, machine)
      outcomes.add(outcome)
      return () => {
        outcome.stop?.()
        outcomes.delete(outcome)
      }
    },
  }
}
