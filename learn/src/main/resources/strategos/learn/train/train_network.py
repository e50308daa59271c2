"""Trains a network of Strategos with PyTorch, on a GPU if there is one.

Started by `./strategos train conquest --python python3`, which computes targets and inputs.
Arguments: the folder of the files, the number of epochs, the size of the first step, and a seed.
Writes epoch-N.network after every epoch, and prints its number and loss.
"""

import json
import math
import pathlib
import sys

import numpy
import torch
from torch.nn import functional

BATCH = 2048
DECAY = 1e-6
LEAK = 0.01
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Network:
    """The weights in the order of the file: docs/learn/network-file.md describes it."""

    def __init__(self, path):
        data = path.read_bytes()
        end = data.index(b"\n") + 1
        self.header = data[:end]
        described = json.loads(self.header)
        self.inputs = described["inputs"]
        self.units, second = described["units"]
        shapes = [
            (self.inputs, 3 * self.units),
            (self.units,),
            (self.units, second),
            (second,),
            (second,),
        ]
        floats = numpy.frombuffer(data, "<f4", offset=end)
        self.parameters = []
        for shape in shapes:
            size = math.prod(shape)
            part = torch.tensor(floats[:size].reshape(shape), device=DEVICE)
            self.parameters.append(part.requires_grad_())
            floats = floats[size:]

    def logarithms(self, inputs, strongest):
        """The logarithms of the chances; inputs by position, living seat and input."""
        first, bias, second, second_bias, last = self.parameters
        own, others, best = (inputs @ first).split(self.units, dim=2)
        mean = (others.sum(1, keepdim=True) - others) / (inputs.shape[1] - 1)
        rival = best.gather(1, strongest.unsqueeze(2).expand(-1, -1, self.units))
        hidden = functional.leaky_relu(own + mean + rival + bias, LEAK)
        scores = functional.leaky_relu(hidden @ second + second_bias, LEAK) @ last
        return functional.log_softmax(scores, dim=1)

    def write(self, path):
        with open(path, "wb") as file:
            file.write(self.header)
            for part in self.parameters:
                file.write(part.detach().cpu().numpy().astype("<f4").tobytes())


class Group:
    """All positions with the same number of living seats."""

    def __init__(self, living, paths, inputs):
        self.living = living
        self.inputs = inputs
        parts = [columns(path, living) for path in paths]
        counts, strongest, targets, indices, values = (
            torch.from_numpy(numpy.concatenate(each)).to(DEVICE) for each in zip(*parts)
        )
        used = torch.arange(int(counts.max()), device=DEVICE) < counts.unsqueeze(1)
        self.indices = torch.zeros(used.shape, dtype=torch.int16, device=DEVICE)
        self.indices[used] = indices
        self.values = torch.zeros(used.shape, dtype=torch.float16, device=DEVICE)
        self.values[used] = values
        self.strongest = strongest.reshape(-1, living)
        self.targets = targets.reshape(-1, living)

    def batches(self, generator):
        order = torch.randperm(len(self.targets), generator=generator).to(DEVICE)
        return [(self, chosen) for chosen in order.split(BATCH)]

    def take(self, chosen):
        """Inputs, strongest rivals and targets of some positions."""
        seats = torch.arange(self.living, device=DEVICE)
        rows = (chosen.unsqueeze(1) * self.living + seats).flatten()
        inputs = torch.zeros(len(rows), self.inputs, device=DEVICE)
        inputs.scatter_add_(1, self.indices[rows].long(), self.values[rows].float())
        return (
            inputs.reshape(len(chosen), self.living, self.inputs),
            self.strongest[chosen].long(),
            self.targets[chosen],
        )


def columns(path, living):
    """The columns of a file, as strategos.learn.train.TargetColumns writes them."""
    data = path.read_bytes()
    positions, entries = numpy.frombuffer(data, "<i4", 2)
    offset = 8
    found = []
    for kind, count in (
        ("<i2", positions * living),
        ("u1", positions * living),
        ("<f4", positions * living),
        ("<i2", entries),
        ("<f2", entries),
    ):
        found.append(numpy.frombuffer(data, kind, count, offset))
        offset += found[-1].nbytes
    return found


def main(folder, epochs, step, seed):
    network = Network(folder / "begin.network")
    groups = []
    for living in range(2, 9):
        paths = sorted(folder.glob(f"living-{living}-*.columns"))
        if paths:
            groups.append(Group(living, paths, network.inputs))
    generator = torch.Generator().manual_seed(seed)
    optimizer = torch.optim.Adam(network.parameters, lr=step, weight_decay=DECAY)
    all_steps = epochs * sum(math.ceil(len(group.targets) / BATCH) for group in groups)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, all_steps, step / 100)
    for epoch in range(1, epochs + 1):
        batches = [batch for group in groups for batch in group.batches(generator)]
        total = torch.zeros((), device=DEVICE)
        for i in torch.randperm(len(batches), generator=generator).tolist():
            group, chosen = batches[i]
            inputs, strongest, targets = group.take(chosen)
            loss = -(targets * network.logarithms(inputs, strongest)).sum() / len(chosen)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(chosen)
        network.write(folder / f"epoch-{epoch}.network")
        print(epoch, float(total) / sum(len(group.targets) for group in groups), flush=True)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
