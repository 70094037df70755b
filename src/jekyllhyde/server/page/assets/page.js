// A plain page that plays the game until the real client is built. It holds no rules: it draws what the server sends.

const PROTOCOL = 1;
const SEATS = ["N", "E", "S", "W"];
const CAMPS = { J: "Jekyll", H: "Hyde" };
const LABELS = {
  start: "Start",
  ready: "Next round",
  rematch: "Play again",
  undo: "Undo",
  "take-back": "Take the ask back",
  "take-chair-back": "I am back",
  stand: "Stand up",
};

const find = (id) => document.getElementById(id);
let socket;
let table;
let waiting = 0;
let levelOfBots = "random";

async function request(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The server said ${answer.status}`);
  return answer.json();
}

function complain(text) {
  find("problem").textContent = text;
  find("problem").hidden = !text;
}

function send(type, fields = {}) {
  socket.send(JSON.stringify({ type, ...fields }));
}

function connect(id, first) {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => {
    waiting = 0;
    complain("");
    send("hello", { protocol: PROTOCOL });
    send("enter", { table: id });
    first?.();
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    complain("The connection is lost. Trying again…");
    waiting = Math.min(waiting * 2 + 500, 10000);
    setTimeout(() => connect(id), waiting);
  };
}

function hear(message) {
  if (message.type === "state") {
    const before = table;
    table = message.table;
    const seated = table.chair !== null && (before?.chair ?? null) === null;
    if (seated || table.commit !== before?.commit) giveSeed();
    draw();
    message.news.forEach(tell);
  } else if (message.type === "welcome") {
    levelOfBots = ["club", "random"].find((level) => message.levels.includes(level));
  } else if (message.type === "refused") {
    complain(`Not now: ${message.detail ?? message.reason}${message.rule ? ` [${message.rule}]` : ""}`);
  } else if (message.type === "said" || message.type === "chatted") {
    note(`${table.chairs[message.chair].name}: ${message.phrase ?? message.text}`);
  }
}

// Mixed into the deal, so that not even the server could have chosen the cards.
function giveSeed() {
  if (!table.actions.includes("give-seed")) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  send("give-seed", { seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") });
}

function element(name, text, className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function button(text, act, className) {
  const made = element("button", text, className);
  made.type = "button";
  if (act) made.onclick = act;
  else made.disabled = true;
  return made;
}

const campClass = (code) => CAMPS[code[0]].toLowerCase();
const player = (seat) => table.round.players[SEATS.indexOf(seat)] ?? "the ghost";

function move(text) {
  send("make-move", { version: table.version, move: text });
}

function draw() {
  find("welcome").hidden = true;
  find("table").hidden = false;
  find("invite").hidden = table.phase !== "gathering";
  find("link").href = find("link").textContent = `${location.origin}/t/${table.id}`;
  find("chairs").replaceChildren(...table.chairs.map(drawChair));
  find("actions").replaceChildren(...table.actions.filter((name) => LABELS[name]).map(drawAction));
  drawRound(table.round);
  drawScore();
}

function drawChair(chair, index) {
  const item = element("li", chair.kind === "open" ? "An open chair " : chair.name);
  if (chair.kind === "bot") item.append(" (bot)");
  if (!chair.here) item.append(" (away)");
  if (chair.kind === "open" && table.actions.includes("sit")) {
    item.append(button("Sit here", () => send("sit", { chair: index })));
  }
  if (chair.kind === "open" && table.actions.includes("seat-bot")) {
    item.append(button("A bot sits here", () => send("seat-bot", { chair: index, level: levelOfBots })));
  }
  if (table.round && chair.kind !== "open") item.append(counts(chair.name));
  return item;
}

function counts(name) {
  const seat = table.round.players.indexOf(name);
  const [jekyll, hyde] = table.round.counts[seat];
  return `, ${SEATS[seat]}, for ${CAMPS[table.round.camps[seat]]}: ${jekyll} Jekyll and ${hyde} Hyde cards`;
}

function drawAction(name) {
  const versioned = name === "undo" || name === "take-back";
  return button(LABELS[name], () => send(name, versioned ? { version: table.version } : {}));
}

function drawRound(round) {
  const legal = round?.legal_moves ?? [];
  find("turn").textContent = turnText(round, legal);
  find("trick").replaceChildren(...(round?.trick.plays ?? []).map(drawPlay));
  find("carry").hidden = !round?.carry.length;
  find("carry").textContent = `Carried: ${round?.carry.join(" ")}`;
  const cards = [...(round?.hand ?? []), ...(round?.seat === round?.single ? (round?.ghost_hand ?? []) : [])];
  find("hand").replaceChildren(
    ...cards.map((card) => button(card, legal.includes(card) && (() => move(card)), campClass(card))),
  );
  const asks = legal.filter((text) => text.endsWith("?"));
  find("asks").replaceChildren(...asks.map((ask) => button(`Ask ${player(ask[0])}`, () => move(ask))));
}

function drawPlay([seat, holder, card]) {
  const from = seat === holder ? "" : ` (out of ${player(holder)}'s hand)`;
  return element("li", `${player(seat)}: ${card}${from}`, campClass(card));
}

function turnText(round, legal) {
  if (!round?.decider) return "";
  const camp = CAMPS[round.camps[SEATS.indexOf(round.on_turn)]];
  if (!legal.length) return `${player(round.decider)} decides: a ${camp} card is played for ${player(round.on_turn)}.`;
  return round.asked
    ? `${player(round.on_turn)} asks you for a ${camp} card.`
    : `Your turn: play a ${camp} card, or ask somebody for one.`;
}

function drawScore() {
  const totals = table.totals.map(({ side, total }) => `${side} ${total}`).join(", ");
  const round = (table.round?.score ?? []).map((team) => `${team.points} × ${team.factor} = ${team.score}`);
  const parts = [round.length ? `This round: Jekyll ${round[0]}, Hyde ${round[1]}.` : "", totals && `Match: ${totals}.`];
  find("score").textContent = [...parts, table.winner ? `${table.winner} has won!` : ""].join(" ");
}

function tell(news) {
  const text = {
    asked: () => `${player(news.by)} asks ${player(news.seat)} for a ${news.camp} card`,
    played: () => `${news.card} is played for ${player(news.seat)}${news.by === news.seat ? "" : ` by ${player(news.by)}`}`,
    "trick-won": () => `${player(news.seat)} takes ${news.cards.join(" ")}`,
    "trick-carried": () => `A Transformation: ${news.cards.join(" ")} stay on the table, ${player(news.seat)} leads`,
    "round-scored": () => "The round is over",
    "match-won": () => `${news.winner} wins the match`,
    dealt: () => "The cards are dealt",
  }[news.what];
  if (text) note(text());
}

function note(text) {
  find("news").prepend(element("li", text));
}

async function begin(event) {
  event.preventDefault();
  try {
    await request("/api/guests", { name: find("name").value });
    const invited = location.pathname.match(/^\/t\/([a-z0-9]{12})$/)?.[1];
    if (invited) connect(invited);
    else await open(event.submitter?.value !== "friends");
  } catch (error) {
    complain(String(error.message));
  }
}

async function open(alone) {
  const { id } = await request("/api/tables", { target: 300 });
  history.pushState(null, "", `/t/${id}`);
  connect(id, () => {
    send("sit", { chair: 0 });
    if (!alone) return;
    for (const chair of [1, 2, 3]) send("seat-bot", { chair, level: levelOfBots });
    startWhenSeeded();
  });
}

// The seed must be given after the commitment was seen, so the start waits for it.
function startWhenSeeded() {
  const ready = table?.chairs.some((chair) => chair.gave_seed) && table.actions.includes("start");
  if (ready) send("start");
  else setTimeout(startWhenSeeded, 50);
}

find("welcome").onsubmit = begin;
if (location.pathname.startsWith("/t/")) {
  const answer = await (await fetch("/api/me")).json();
  if (answer.name) find("name").value = answer.name;
  find("play-now").textContent = "Go to the table";
}
