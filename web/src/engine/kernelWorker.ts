/** The worker that runs the kernel. It fetches the module with its first call, and a brain when a call needs it. */
import { answerTo, type Answer, type Call } from "./calls.ts";
import { Loading } from "./loading.ts";

let loading = new Loading();

addEventListener("message", ({ data }: MessageEvent<Call>) => {
  void answerTo(data, loading).then((answer: Answer) => {
    // A module that broke is loaded anew with the next call.
    if ("error" in answer && !answer.refused) loading = new Loading();
    postMessage(answer);
  });
});
