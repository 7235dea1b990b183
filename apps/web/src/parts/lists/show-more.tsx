import { Button } from '@touchline/ui'

type ShowMoreProps = {
  label: string
  list: {
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  size?: 'small'
  className?: string | undefined
}

const STOPS = 'a[href], button, input, [tabindex]'

/** The next page of the list before it. With the last one it goes, and the focus to what has come first. */
export function ShowMore({ label, list, size, className }: ShowMoreProps) {
  async function show(button: HTMLElement): Promise<void> {
    const around = button.parentElement
    const stops = () => [...(around?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const place = stops().indexOf(button)
    await list.fetchNextPage()
    requestAnimationFrame(() => {
      if (!button.isConnected && document.activeElement === document.body) stops()[place]?.focus()
    })
  }

  return (
    <Button
      {...(size && { size })}
      className={className}
      loading={list.isFetchingNextPage}
      onClick={({ currentTarget }) => void show(currentTarget)}
    >
      {label}
    </Button>
  )
}
