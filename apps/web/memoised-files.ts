/**
 * Files that the React compiler leaves alone. What it adds to a component, about a third of its
 * size, pays where a price moves many times a second: in lists, on match pages, in the slip. These
 * are in every first view and render once or twice.
 */
export const notMemoised = [
  // What the plugin leaves out by itself until it is given a list.
  /[/\\]node_modules[/\\]|^\0rolldown\/runtime\.js$/,
  /\/packages\/ui\/src\//,
  /\/apps\/web\/src\/(?:app|layout|parts\/(?:alerts|favourite-star|modals|sharing)|routes)\//,
  /\/apps\/web\/src\/features\/(?:session|settings)\//,
  /\/apps\/web\/src\/features\/catalogue\/(?:home|page|sport)\//,
  /\/apps\/web\/src\/features\/catalogue\/[^/]*$/,
  /\/apps\/web\/src\/features\/catalogue\/group\/(?:league-title|column-labels|collapsed-leagues)\.tsx$/,
  /-skeleton\.tsx$/,
  /\/apps\/web\/src\/features\/slip\/(?:empty|floating|late|slip-(?:column|header|panel|tabs))[^/]*$/,
  /\/apps\/web\/src\/(?:i18n|preferences|player\/(?:favourites|quick-bet))\//,
]
