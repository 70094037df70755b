import { onMount, untrack } from "svelte";
import { session, type Step } from "../../net/session.svelte";

/** Calls `take` with each state that arrives while the component is mounted. Call this while a component is set up. */
export function onStep(take: (step: Step) => void): void {
  onMount(() => session.followSteps());
  $effect(() => {
    if (session.steps.length === 0) return;
    untrack(() => {
      for (let step = session.takeStep(); step; step = session.takeStep()) take(step);
    });
  });
}
